export default function Seite() {
  return <h1>Kallemann</h1>
}
