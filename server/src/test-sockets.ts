// For proofs and measurements, which stand outside of this package: another version of it lies nearer to them.
export { type RawData, WebSocket, WebSocketServer } from 'ws';
