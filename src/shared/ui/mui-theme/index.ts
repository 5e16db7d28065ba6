export { MuiTheme } from './mui-theme';
