export { NewInStrip } from './ui/new-in-strip';
export { ProductStrip } from './ui/product-strip';
