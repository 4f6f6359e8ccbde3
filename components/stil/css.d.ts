/** On the server the text of a sheet of styles, in the browser its address (next.config.js). */
declare module '*.css' {
  const stil: string
  export default stil
}
