/** The inline script of a sheet: shows its print button. Without scripts the sheet says which keys print. */
const button = document.querySelector("button");
if (button) {
  button.hidden = false;
  button.onclick = () => print();
}
