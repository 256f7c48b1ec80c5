import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { importCalls } from '#src/contract/import/import-calls.ts'
import { importOptionsSchema } from '#src/contract/import/import-schemas.ts'
import type { Import, ImportOptions, ImportSource } from '#src/contract/import/import-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { useChange } from '#src/queries/use-change.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { showImportFailure as showFailure } from './show-import-failure.ts'

type SourceFieldProps = {
  source: ImportSource
  chosen: string
  onChange: (name: string) => void
}

function SourceField({ source, chosen, onChange }: SourceFieldProps) {
  const { newName, earlier, alike } = source
  const options = [
    { value: newName, label: `New: ${short(newName)}` },
    ...earlier
      .filter((name) => name !== newName)
      .map((name) => ({ value: name, label: short(name) })),
  ]
  if (earlier.length === 0) return null
  return (
    <Field label="Source" hint={alike === null ? HINT : similarSourceHint(short(alike))}>
      {(control) => (
        <Select {...control} value={chosen} options={options} onValueChange={onChange} />
      )}
    </Field>
  )
}

const HINT =
  'Choose an earlier source to update its posts. A new source never replaces existing posts.'

const similarSourceHint = (name: string) =>
  `Some posts have the same names as posts from ${name}. If this is the same blog, choose ${name} to update them.`

const short = (name: string) =>
  name.length <= 40 ? name : `${name.slice(0, name.indexOf(':') + 1)}…${name.slice(-30)}`

type ImportOptionsFormProps = {
  shown: Import
  onChange: (isChanged: boolean) => void
}

export function ImportOptionsForm({ shown, onChange }: ImportOptionsFormProps) {
  const { id, options, source } = shown
  const [typed, setTyped] = useState(options)
  const [issue, setIssue] = useState<{ path: PropertyKey[]; message: string }>()
  const { mutateAsync, isPending } = useChange(importCalls.planImport)
  const isChanged = differs(typed, shown)
  const change = (part: Partial<ImportOptions>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    onChange(differs(next, shown))
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = importOptionsSchema.safeParse(typed)
    setIssue(parsed.error?.issues[0])
    if (!parsed.data) return
    setTyped(parsed.data)
    // Not as an option of `mutate`: the form is gone while the plan is made.
    mutateAsync({ params: { id }, body: parsed.data }).then(() => onChange(false), showFailure)
  }
  return (
    <form noValidate aria-label="Options" className="grid gap-4" onSubmit={handleSubmit}>
      {source && (
        <SourceField
          source={source}
          chosen={typed.as ?? source.name}
          onChange={(as) => change({ as })}
        />
      )}
      {LINES.map(({ name, label, hint, ...input }) => (
        <TextField
          key={name}
          {...input}
          field={{ label, hint }}
          problem={issue?.path[0] === name ? issue.message : undefined}
          autoComplete="off"
          maxLength={LIMITS.urlLength}
          value={typed[name] ?? ''}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
      {CHOICES.map(({ name, ...texts }) => (
        <LabelledCheckbox
          key={name}
          {...texts}
          isChecked={typed[name]}
          onChange={(isChecked) => change({ [name]: isChecked })}
        />
      ))}
      {isChanged && (
        <Button type="submit" className="justify-self-start" disabled={isPending}>
          {isPending ? 'Planning...' : 'Update the plan'}
        </Button>
      )}
    </form>
  )
}

const LINES = [
  {
    name: 'site',
    label: 'URL of the old blog',
    hint: 'Links to this site are changed to point to the imported posts. Usually detected automatically.',
    type: 'url',
    placeholder: 'https://old.example',
  },
  {
    name: 'prefix',
    label: 'Path of the old posts',
    hint: 'Used to create redirects when the site’s settings are not part of the upload.',
    placeholder: '/blog/',
  },
] as const

const CHOICES = [
  { name: 'allDrafts', label: 'Import all posts as drafts' },
  {
    name: 'fetchImages',
    label: 'Copy images from other sites',
    hint: 'Adds them to the media library, up to 10 MB each. Otherwise posts keep linking to them.',
  },
  {
    name: 'fetchGists',
    label: 'Import gists as code',
    hint: 'GitHub allows 60 requests an hour. Otherwise gists become links.',
  },
  {
    name: 'straightQuotes',
    label: 'Keep straight quotes',
    hint: 'By default, quotes and dashes are converted to typographic ones, as Hugo, Jekyll, Hexo and Astro do.',
  },
] as const

const differs = (typed: ImportOptions, { options, source }: Import) =>
  CHOICES.some(({ name }) => typed[name] !== options[name]) ||
  LINES.some(({ name }) => (typed[name] ?? '') !== (options[name] ?? '')) ||
  (typed.as ?? source?.name) !== source?.name
