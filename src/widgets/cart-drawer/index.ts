export { CartDrawer } from './ui/cart-drawer';
