import { NotFound } from '@/widgets/not-found';

/** The page of an unknown URL. */
export const NotFoundPage = () => <NotFound />;
