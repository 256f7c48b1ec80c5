'use client'

import { ErrorScreen } from '#src/site/frame/error-screen.tsx'
import { fontClasses } from '#src/ui/styles/fonts.ts'
import { ThemeSync } from '#src/ui/theme/theme-sync.tsx'
import '#src/ui/styles/app.css'

/** When the frame around every page failed: a whole document, in the theme that was chosen. */
export default function GlobalError() {
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body className="min-h-dvh bg-bg text-text">
        <title>Something Went Wrong</title>
        <main>
          <ErrorScreen />
        </main>
        <ThemeSync />
      </body>
    </html>
  )
}
