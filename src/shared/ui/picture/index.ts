export { ArtDirectedPicture } from './art-directed-picture';
export { Picture } from './picture';
export { pictureSources } from './picture-sources';
export { pictureUrl } from './picture-url';
export { retryPictures, startMarkingPictures } from './retry-pictures';
