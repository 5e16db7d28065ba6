import { NotFound } from '@/widgets/not-found';

export const NotFoundPage = () => <NotFound />;
