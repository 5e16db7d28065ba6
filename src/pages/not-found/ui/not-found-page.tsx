import { NotFound } from '@/widgets/not-found';

/** Any address that is none of the shop's. */
export const NotFoundPage = () => <NotFound />;
