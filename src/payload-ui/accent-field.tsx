'use client'

import './accent-field.css'
import { Button, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { CSSProperties } from 'react'
import { DEFAULT_ACCENTS, judgeAccent, onAccentOf } from '#src/lib/color/accent.ts'
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
  const { color, shown, problem, ...verdict } = judgeAccent(theme, value ?? '')
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
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setValue(target.value)}
          onBlur={() => value && setValue(color)}
        />
        <Sample theme={theme} accent={shown} />
      </div>
      <p
        id={`${id}-note`}
        className={problem ? 'folio-accent-note is-problem' : 'folio-accent-note'}
      >
        {verdict.note}
      </p>
      {value && !isDisabled && (
        <Actions label={label} nearest={verdict.nearest} onChange={setValue} />
      )}
    </div>
  )
}

type ActionsProps = {
  label: string
  nearest: string | undefined
  onChange: (color: string | null) => void
}

const Actions = ({ label, nearest, onChange }: ActionsProps) => (
  <div className="folio-accent-actions">
    {nearest && (
      <Button buttonStyle="secondary" size="small" onClick={() => onChange(nearest)}>
        {`Use ${nearest}`}
      </Button>
    )}
    <Button buttonStyle="secondary" size="small" onClick={() => onChange(null)}>
      {`Reset ${label}`}
    </Button>
  </div>
)

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
