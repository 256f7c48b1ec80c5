import type { ReactNode } from 'react'
import { COUNTS, TIMES } from '#src/contract/limits.ts'
import { ThemeSync } from '#src/ui/theme/theme-sync.tsx'
import { themeScript } from '#src/ui/theme/theme-script.ts'
import { Toaster } from '#src/ui/toast/toaster.tsx'
import { LoginErrorToast } from '#src/site/login/login-error-toast.tsx'

type SiteDocumentProps = { fontClasses: string; children: ReactNode }

/** The document around every page of ours, the management's too. */
export function SiteDocument({ fontClasses, children }: SiteDocumentProps) {
  return (
    // The script changes the class and the colour scheme before React gets here.
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
