import type { ReactNode } from 'react'
import { COUNTS, TIMES } from '#src/contract/limits.ts'
import { ThemeSync } from '#src/ui/theme/theme-sync.tsx'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { Toaster } from '#src/ui/toast/toaster.tsx'
import { LoginErrorToast } from '#src/site/login/login-error-toast.tsx'

type SiteDocumentProps = { fontClasses: string; children: ReactNode }

/** The document of every page of the product, the management area included. */
export function SiteDocument({ fontClasses, children }: SiteDocumentProps) {
  return (
    // The theme script changes the class and the colour scheme before hydration.
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
      </head>
      <body className="min-h-dvh bg-bg text-text">
        {children}
        <ThemeSync />
        <Toaster limit={COUNTS.toasts} removalDelay={TIMES.toastRemoval} duration={TIMES.toast} />
        <LoginErrorToast />
      </body>
    </html>
  )
}
