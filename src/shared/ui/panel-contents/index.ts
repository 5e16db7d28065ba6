export { PanelContents } from './panel-contents';
