'use client'

// The failed document keeps style sheet and fonts. A second copy would hide edits in development.
const currentClasses = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.className

/** Shown when the root layout fails. Part of the bundle of every page, so it imports nothing. */
export default function GlobalError() {
  return (
    <html lang="en" className={currentClasses()}>
      <body className="min-h-dvh bg-bg text-text">
        <title>Something Went Wrong</title>
        <main className="mx-auto max-w-content px-5 py-20">
          <h1 className="text-2xl">Something Went Wrong</h1>
          <p className="mt-5 text-lg text-muted">
            This page ran into an error. Loading it again usually helps.
          </p>
          <p className="mt-9 flex gap-6">
            <a href="" className="text-link">
              Try Again
            </a>
            <a href="/" className="text-link">
              Back to Home
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
