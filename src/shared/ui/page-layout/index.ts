export { HeadingRow, NarrowPage, Page, PageHeading, SectionHeading } from './page-layout';
export { PageSkeleton } from './page-skeleton';
