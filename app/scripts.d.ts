/** Scripts that are bundled separately (vite/standalone-scripts.ts). */
declare module "*?script" {
  const address: string;
  export default address;
}
declare module "*?script-text" {
  const code: string;
  export default code;
}
