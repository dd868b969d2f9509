/** The dialog that waits for an answer, be it over the whole page or a question at its edge: the keys are for it. */
export const dialogInFront = (): Element | null =>
  document.querySelector('dialog:modal, [role="alertdialog"]');
