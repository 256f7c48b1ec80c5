/**
 * Rendered for `notFound()`, which no page calls (they render `Status404`). It is part of the payload of every page,
 * so it is short; Next's default, used without this file, is not.
 */
export default function NotFound() {
  return (
    <main className="p-5">
      <h1>404 Page Not Found</h1>
    </main>
  )
}
