export { ArtDirectedPicture } from './art-directed-picture';
export type { PictureProps } from './picture';
export { Picture } from './picture';
