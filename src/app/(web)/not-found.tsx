/** For `notFound()`, which no page calls. Short, because it is part of every page's payload; Next's default is not. */
export default function NotFound() {
  return (
    <main className="p-5">
      <h1>404 Page Not Found</h1>
    </main>
  )
}
