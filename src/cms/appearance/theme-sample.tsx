import type { CSSProperties } from 'react'
import { onAccentOf } from '#src/lib/color/accent.ts'
import type { AccentTheme } from '#src/lib/color/theme-colors.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'

/** A small page in the colours of a theme. A picture of controls, so nothing in it can be reached. */
export function ThemeSample({ theme, accent }: { theme: AccentTheme; accent: string }) {
  const colors = { '--accent': accent, '--on-accent': onAccentOf(theme, accent) } as CSSProperties
  return (
    <div
      aria-hidden
      inert
      style={colors}
      className={`theme-sample ${theme} grid gap-3 bg-bg p-4 font-sans text-text`}
    >
      <p className="font-mono text-xs text-accent">// about</p>
      <p className="text-sm">
        Text with{' '}
        <span className="text-accent underline decoration-1 underline-offset-4">a link</span> and{' '}
        <code className="rounded-chip bg-raised px-1 font-mono text-xs text-accent">code</code>.
      </p>
      <p className="flex flex-wrap items-center gap-2 rounded-card border border-border bg-surface p-3">
        <span className={buttonClasses({ variant: 'primary' })}>Button</span>
        <span className={buttonClasses({})}>Other</span>
        <span className="text-sm text-accent">Current</span>
      </p>
    </div>
  )
}
