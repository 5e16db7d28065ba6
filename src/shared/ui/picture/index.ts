export { ArtDirectedPicture } from './art-directed-picture';
export { Picture } from './picture';
