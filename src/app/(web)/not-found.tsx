/**
 * What a page that calls `notFound()` would show. None does (a page says so itself: `MissingPage`); this stands in
 * the data of every page, so it is short. Next's own, without this file, is not.
 */
export default function NotFound() {
  return (
    <main className="p-5">
      <h1>404 Page Not Found</h1>
    </main>
  )
}
