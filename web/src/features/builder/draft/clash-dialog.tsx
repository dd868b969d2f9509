export { ClashDialog } from '../clash/clash-dialog.tsx';
