export { ProductStrip } from './ui/product-strip';
