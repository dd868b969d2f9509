import { DocumentPage, documentPage } from './document-page.tsx';

const page = documentPage('how-it-works');
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default DocumentPage;
