export { NavigationMenu } from './ui/navigation-menu';
