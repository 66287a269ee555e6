/** Shows the button that prints a sheet, and lets it. Without scripts there is none, and the sheet says which keys print. */
export function offerPrinting(): void {
  const button = document.querySelector("button");
  if (!button) return;
  button.hidden = false;
  button.onclick = () => print();
}
