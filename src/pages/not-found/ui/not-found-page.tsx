import { NotFound } from '@/widgets/not-found';

/** The page of an unknown address. */
export const NotFoundPage = () => <NotFound />;
