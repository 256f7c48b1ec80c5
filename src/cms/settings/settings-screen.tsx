'use client'

import { useQuery } from '@tanstack/react-query'
import { settingsCalls } from '#src/contract/settings/settings-calls.ts'
import type { Settings } from '#src/contract/settings/settings-schemas.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { ScreenHeader } from '#src/cms/components/screen-header.tsx'
import { undoAction } from '#src/cms/components/undo.ts'
import { LabelledCheckbox } from '#src/ui/controls/labelled-checkbox.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { noticesOf } from '#src/cms/components/notices.ts'

/** What search engines and AI models may do with the site; each choice is saved at once. */
export function SettingsScreen() {
  // Refetched on every mount: the built-in admin changes them too.
  const { data, isError, isPending, refetch } = useQuery(
    callQuery(settingsCalls.getSettings, {}, { staleTime: 0 }),
  )
  return (
    <>
      <ScreenHeader
        title="Settings"
        hint="A choice updates the site immediately. What search engines show of one post is in its editor."
      />
      {isPending && (
        <SkeletonList count={1} label="Loading settings">
          <Skeleton className="h-40 w-full" />
        </SkeletonList>
      )}
      {isError && !data && <LoadFailure what="The settings" onRetry={() => void refetch()} />}
      {data && <SearchEngines stored={data} />}
    </>
  )
}

const CHOICES = [
  {
    name: 'isIndexed',
    label: 'Show the site in search engines',
    hint: 'Without it, every page and file asks search engines to leave it out. Visitors with a link still see them, and it can take weeks until a result is gone.',
    on: 'Search engines may show the site',
    off: 'Search engines are asked to leave the site out',
  },
  {
    name: 'isTrainingAllowed',
    label: 'Allow training of AI models',
    hint: 'Says in robots.txt whether your texts may be used to train AI models. It is a request: not everyone keeps to it.',
    on: 'Training of AI models is allowed',
    off: 'Training of AI models is not allowed',
  },
] as const

function SearchEngines({ stored }: { stored: Settings }) {
  const update = useChange(settingsCalls.updateSettings, { isWhole: true })
  const { variables, isPending, mutate, mutateAsync } = update
  const shown = isPending ? variables.body : stored
  const save = (changed: Partial<Settings>, done: string) =>
    mutate(
      { body: { ...shown, ...changed } },
      noticesOf(done, 'Failed to save the setting', {
        action: undoAction(() => mutateAsync({ body: stored })),
      }),
    )
  return (
    <Card role="region" aria-label="Search engines">
      <CardHeader>
        <CardTitle>Search engines</CardTitle>
      </CardHeader>
      <CardBody className="grid max-w-2xl gap-5">
        {CHOICES.map(({ name, on, off, ...texts }) => (
          <LabelledCheckbox
            key={name}
            {...texts}
            isChecked={shown[name]}
            onChange={(isChecked) => save({ [name]: isChecked }, isChecked ? on : off)}
          />
        ))}
        <p className="text-xs text-muted">
          Both are written in{' '}
          <a
            href="/robots.txt"
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center underline underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
          >
            robots.txt
          </a>
          .
        </p>
      </CardBody>
    </Card>
  )
}
