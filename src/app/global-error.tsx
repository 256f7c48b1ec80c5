'use client'

import '#src/ui/styles/app.css'

// The document that failed is still there: with the fonts, and the theme that was chosen.
const currentClasses = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.className

/** When the frame around every page failed. Every page carries this code, so it imports nothing. */
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
