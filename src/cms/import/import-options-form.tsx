import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { importOptionsSchema } from '#src/contract/import/import-schemas.ts'
import type { Import, ImportOptions } from '#src/contract/import/import-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { usePlanImport } from '#src/queries/import-queries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'
import { showImportFailure as showFailure } from './show-import-failure.ts'
import { SourceField } from './source-field.tsx'

type ImportOptionsFormProps = {
  shown: Import
  /** Whether they differ from those of the plan. */
  onChange: (isChanged: boolean) => void
}

/** The options of an import. A change of them is planned again before it can be imported. */
export function ImportOptionsForm({ shown, onChange }: ImportOptionsFormProps) {
  const { id, options, source } = shown
  const [typed, setTyped] = useState(options)
  const [issue, setIssue] = useState<{ path: PropertyKey[]; message: string }>()
  const { mutateAsync, isPending } = usePlanImport()
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
    mutateAsync({ id, options: parsed.data }).then(() => onChange(false), showFailure)
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
      <Field
        label="Address of the old blog"
        hint="Absolute links with this host lead to the new posts. Most exports and Hugo, Jekyll and Hexo say it themselves."
        error={issue?.path[0] === 'site' ? issue.message : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            autoComplete="off"
            placeholder="https://old.example"
            maxLength={LIMITS.urlLength}
            value={typed.site ?? ''}
            onChange={(event) => change({ site: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Path of its posts"
        hint="For posts without the settings of their site: their old addresses are made of it and their names."
        error={issue?.path[0] === 'prefix' ? issue.message : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="/blog/"
            maxLength={LIMITS.urlLength}
            value={typed.prefix ?? ''}
            onChange={(event) => change({ prefix: event.target.value })}
          />
        )}
      </Field>
      <Checkboxes typed={typed} onChange={change} />
      {isChanged && (
        <Button type="submit" className="justify-self-start" disabled={isPending}>
          {isPending ? 'Planning...' : 'Plan again with these options'}
        </Button>
      )}
    </form>
  )
}

type CheckboxesProps = {
  typed: ImportOptions
  onChange: (part: Partial<ImportOptions>) => void
}

function Checkboxes({ typed, onChange }: CheckboxesProps) {
  return (
    <>
      <LabelledCheckbox
        label="All posts arrive as drafts"
        isChecked={typed.allDrafts}
        onChange={(allDrafts) => onChange({ allDrafts })}
      />
      <LabelledCheckbox
        label="Fetch pictures of other sites"
        hint="Into the media library, up to 10 MB each. Otherwise they stay where they are."
        isChecked={typed.fetchImages}
        onChange={(fetchImages) => onChange({ fetchImages })}
      />
      <LabelledCheckbox
        label="Fetch gists as code"
        hint="From GitHub, which allows sixty an hour. Otherwise they are links."
        isChecked={typed.fetchGists}
        onChange={(fetchGists) => onChange({ fetchGists })}
      />
      <LabelledCheckbox
        label="Keep quotes as they are typed"
        hint="Hugo, Jekyll, Hexo and Astro publish straight quotes and dashes as typographic ones, and so they arrive."
        isChecked={typed.straightQuotes}
        onChange={(straightQuotes) => onChange({ straightQuotes })}
      />
    </>
  )
}

const differs = (typed: ImportOptions, { options, source }: Import) =>
  typed.allDrafts !== options.allDrafts ||
  typed.fetchImages !== options.fetchImages ||
  typed.fetchGists !== options.fetchGists ||
  typed.straightQuotes !== options.straightQuotes ||
  (typed.site ?? '') !== (options.site ?? '') ||
  (typed.prefix ?? '') !== (options.prefix ?? '') ||
  (typed.as ?? source?.name) !== source?.name
