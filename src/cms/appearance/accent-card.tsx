import type { CSSProperties } from 'react'
import { DEFAULT_ACCENTS, judgeAccent, onAccentOf } from '#src/lib/color/accent.ts'
import { THEMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'

type AccentCardProps = {
  theme: ThemeName
  /** As typed; empty for the theme's own. */
  value: string
  refusal: string | undefined
  onChange: (value: string) => void
}

export function AccentCard({ theme, value, refusal, onChange }: AccentCardProps) {
  const { label } = THEMES[theme]
  const { color, shown, problem, note, nearest } = judgeAccent(theme, value)
  return (
    <li className="grid content-start overflow-hidden rounded-card border border-border bg-surface">
      <ThemeSample theme={theme} accent={shown} />
      <div className="grid gap-3 border-t border-border p-4">
        <Field label={label} error={problem ?? refusal} hint={problem ? '' : note}>
          {(control) => (
            <div className="flex gap-2">
              <input
                type="color"
                aria-label={`${label}: pick a colour`}
                value={shown}
                onChange={({ target }) => onChange(target.value)}
                className="control-size w-14 shrink-0 cursor-pointer rounded-card border border-control bg-surface p-1"
              />
              <Input
                {...control}
                value={value}
                placeholder={DEFAULT_ACCENTS[theme]}
                spellCheck={false}
                autoComplete="off"
                className="font-mono"
                onChange={({ target }) => onChange(target.value)}
                onBlur={() => onChange(color)}
              />
            </div>
          )}
        </Field>
        {value !== '' && (
          <div className="flex flex-wrap gap-2">
            {nearest && <Button onClick={() => onChange(nearest)}>Use {nearest}</Button>}
            <Button aria-label={`Reset ${label}`} onClick={() => onChange('')}>
              Reset
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function ThemeSample({ theme, accent }: { theme: ThemeName; accent: string }) {
  const colors = { '--accent': accent, '--on-accent': onAccentOf(theme, accent) } as CSSProperties
  return (
    <div
      aria-hidden
      inert
      style={colors}
      data-theme={theme}
      className="grid gap-3 bg-bg p-4 font-sans text-text"
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
