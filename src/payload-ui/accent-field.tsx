'use client'

import './accent-field.css'
import { Button, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { CSSProperties } from 'react'
import {
  accentContrast,
  accentProblem,
  DEFAULT_ACCENTS,
  onAccentOf,
  readableAccent,
  isHexColor,
  ratioText,
  toHexColor,
} from '#src/lib/color/accent.ts'
import { THEMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

type AccentFieldProps = TextFieldClientProps & { theme: ThemeName }

export function AccentField({ theme, path: given, readOnly }: AccentFieldProps) {
  const { path, value, setValue, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  })
  const { label } = THEMES[theme]
  const accent = DEFAULT_ACCENTS[theme]
  const id = `field-${path.replaceAll('.', '__')}`
  const written = toHexColor(value ?? '')
  const shown = isHexColor(written) ? written : accent
  const isDisabled = disabled || Boolean(readOnly)
  return (
    <div className="field-type text folio-accent">
      <FieldLabel label={label} path={path} htmlFor={id} />
      <div className="folio-accent-row">
        <input
          type="color"
          aria-label={`${label}: pick a colour`}
          value={shown}
          disabled={isDisabled}
          onChange={({ target }) => setValue(target.value)}
        />
        <input
          id={id}
          type="text"
          value={value ?? ''}
          placeholder={accent}
          spellCheck={false}
          autoComplete="off"
          disabled={isDisabled}
          aria-invalid={Boolean(value) && !isReadable(theme, written)}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setValue(target.value)}
          onBlur={() => value && setValue(written)}
        />
        <Sample theme={theme} accent={shown} />
      </div>
      <Verdict
        theme={theme}
        id={`${id}-note`}
        chosen={value ? written : undefined}
        onChange={isDisabled ? undefined : setValue}
      />
    </div>
  )
}

const isReadable = (theme: ThemeName, color: string) => accentProblem(theme, color) === undefined

type VerdictProps = {
  theme: ThemeName
  id: string
  chosen: string | undefined
  onChange: ((color: string | null) => void) | undefined
}

function Verdict({ theme, id, chosen, onChange }: VerdictProps) {
  if (chosen === undefined)
    return (
      <p id={id} className="folio-accent-note">
        Default accent colour.
      </p>
    )
  const problem = accentProblem(theme, chosen)
  const nearest = problem && isHexColor(chosen) ? readableAccent(theme, chosen) : undefined
  return (
    <>
      <p id={id} className={problem ? 'folio-accent-note is-problem' : 'folio-accent-note'}>
        {problem ?? `Contrast of at least ${ratioText(accentContrast(theme, chosen))}:1.`}
      </p>
      {onChange && (
        <div className="folio-accent-actions">
          {nearest && (
            <Button buttonStyle="secondary" size="small" onClick={() => onChange(nearest)}>
              {`Use ${nearest}`}
            </Button>
          )}
          <Button buttonStyle="secondary" size="small" onClick={() => onChange(null)}>
            {`Reset ${THEMES[theme].label}`}
          </Button>
        </div>
      )}
    </>
  )
}

function Sample({ theme, accent }: { theme: ThemeName; accent: string }) {
  const accents = { '--accent': accent, '--on-accent': onAccentOf(theme, accent) }
  return (
    <span aria-hidden className="folio-accent-sample">
      {Object.values(THEMES[theme].backgrounds).map((ground) => (
        <span key={ground} style={{ ...accents, '--ground': ground } as CSSProperties}>
          <u>Link</u>
          <b>Button</b>
        </span>
      ))}
    </span>
  )
}
