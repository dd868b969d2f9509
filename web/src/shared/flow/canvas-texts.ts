import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const canvasTexts = defineTexts(import.meta.url, {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  map: 'Map of the flow',
  showMap: 'Show the map',
  hideMap: 'Hide the map',
  success: 'Success',
  failure: 'Failure',
  back: 'Back',
});
