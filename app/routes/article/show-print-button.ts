/** The worksheet's inline script: shows its print button. Without scripts the page names the keys to print. */
const button = document.querySelector("button");
if (button) {
  button.hidden = false;
  button.onclick = () => print();
}
