'use client'

import {
  accentContrast,
  isHexColor,
  readableAccent,
  shownRatio,
  toHexColor,
} from '#src/lib/color/accent.ts'
import { THEME_COLORS } from '#src/lib/color/theme-colors.ts'
import type { AccentTheme } from '#src/lib/color/theme-colors.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { problemOf } from './appearance-draft.ts'
import { ThemeSample } from './theme-sample.tsx'

type AccentCardProps = {
  theme: AccentTheme
  /** As typed; empty for the theme's own. */
  value: string
  /** The server's sentence, where it refused what was shown as readable. */
  refusal: string | undefined
  onChange: (value: string) => void
}

/** The accent of one theme: typed or picked, judged while it changes, shown in a sample of the theme. */
export function AccentCard({ theme, value, refusal, onChange }: AccentCardProps) {
  const { label, accent } = THEME_COLORS[theme]
  const written = toHexColor(value)
  const shown = isHexColor(written) ? written : accent
  const problem = problemOf(theme, value)
  return (
    <li className="grid content-start overflow-hidden rounded-card border border-border bg-surface">
      <ThemeSample theme={theme} accent={shown} />
      <div className="grid gap-3 border-t border-border p-4">
        <Field label={label} error={problem ?? refusal} hint={problem ? '' : noteOf(theme, value)}>
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
                placeholder={accent}
                spellCheck={false}
                autoComplete="off"
                className="font-mono"
                onChange={({ target }) => onChange(target.value)}
                onBlur={() => onChange(written)}
              />
            </div>
          )}
        </Field>
        {value !== '' && (
          <div className="flex flex-wrap gap-2">
            {problem && isHexColor(written) && (
              <Button onClick={() => onChange(readableAccent(theme, written))}>
                Use {readableAccent(theme, written)}
              </Button>
            )}
            <Button aria-label={`Reset ${label}`} onClick={() => onChange('')}>
              Reset
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

const noteOf = (theme: AccentTheme, value: string) =>
  value === ''
    ? 'The accent of the theme.'
    : `Readable: ${shownRatio(accentContrast(theme, toHexColor(value)))} to 1 or more.`
