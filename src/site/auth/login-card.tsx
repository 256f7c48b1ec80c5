import { ArrowLeft, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/display/card.tsx'
import { NameMark } from '#src/site/nav/name-mark.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'

/** Layout and texts of the sign-in page; its actions are passed in. */
export function LoginCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main id="page:content" className="grid min-h-dvh place-items-center px-5 py-16">
      <Card className="w-full max-w-[30rem] p-7 sm:p-9">
        <NameMark name={name} />
        <p aria-hidden className="mt-6 font-mono text-xs text-muted">
          {'// restricted'}
        </p>
        <h1 className="mt-2 text-2xl">Admin Access</h1>
        <p className="mt-2 text-muted">Content Management System Login</p>
        <p className="mt-6 text-sm text-balance">
          This area is restricted to authorized administrators only.
        </p>
        <div className="mt-6 flex gap-3 rounded-card border border-border bg-raised p-4 text-sm">
          <ShieldCheck
            aria-hidden
            className="mt-0.5 size-5 shrink-0 text-accent"
            strokeWidth={1.5}
          />
          <div>
            <p className="font-medium">Google Account Required</p>
            <p className="text-muted">Only @gmail.com accounts are authorized</p>
          </div>
        </div>
        <div className="mt-7 flex min-h-10 items-center">{children}</div>
        <AnchorButton icon={ArrowLeft} href="/" variant="ghost" className="mt-3 w-full">
          Back to Home
        </AnchorButton>
      </Card>
    </main>
  )
}
