'use client'

import { Eraser, FileUp } from 'lucide-react'
import Link from 'next/link'
import { useRef, useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import type { ProfileImport } from '#src/contract/profile/profile-import-calls.ts'
import { parseJson, RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody } from '#src/ui/display/card.tsx'

type JsonResumeCardProps = {
  /** Stores what was typed; false when that failed. */
  onStart: () => Promise<boolean>
  onImported: () => Promise<void>
  /** Empties the draft; undefined once something was published. */
  onEmpty: (() => void) | undefined
}

const UNSAVED = 'Your changes could not be saved, so nothing was imported.'
const TOO_LARGE = 'This file is larger than 1 MB. A JSON Resume is a few kilobytes of text.'

/** Fills the profile from a JSON Resume file, as a draft. */
export function JsonResumeCard({ onStart, onImported, onEmpty }: JsonResumeCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending } = useChange(profileImportCalls.importProfile)
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<ProfileImport | null>(null)
  const send = async (file: File) => {
    setProblem(null)
    setResult(null)
    if (file.size > LIMITS.jsonBodyBytes) return setProblem(TOO_LARGE)
    const body = parseJson(await file.text())
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return setProblem('This file is not JSON.')
    if (!(await onStart())) return setProblem(UNSAVED)
    try {
      setResult(await mutateAsync({ body: body as Record<string, unknown> }))
      await onImported()
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }
  return (
    <Card>
      <CardBody className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-prose">
            A{' '}
            <a href="https://jsonresume.org/schema" className="underline">
              JSON Resume
            </a>{' '}
            file fills the draft in one step{onEmpty && ', or start with empty fields'}: nothing is
            public before you publish it.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => input.current?.click()} aria-disabled={isPending}>
              <FileUp aria-hidden className="size-4" />
              {isPending ? 'Importing...' : 'Import a JSON Resume'}
            </Button>
            {onEmpty && (
              <Button onClick={onEmpty}>
                <Eraser aria-hidden className="size-4" />
                Start empty
              </Button>
            )}
          </div>
        </div>
        <input
          ref={input}
          hidden
          type="file"
          accept="application/json,.json"
          aria-label="JSON Resume file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void send(file)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <div role="status">
          {problem && <p className="text-danger">{problem}</p>}
          {result && <ImportResult result={result} />}
        </div>
      </CardBody>
    </Card>
  )
}

function ImportResult({ result: { leftOut, missing, projects } }: { result: ProfileImport }) {
  return (
    <div className="grid gap-1">
      <p>The file fills the draft below. Look at the preview, then publish it.</p>
      {projects.length > 0 && (
        <p>
          New drafts in{' '}
          <Link href="/cms/projects" className="underline">
            Projects
          </Link>
          : {projects.join(', ')}.
        </p>
      )}
      {missing.length > 0 && <p>To fill in by hand: {missing.join(', ')}.</p>}
      {leftOut.length > 0 && (
        <p>Left out, because the profile has no place for it: {leftOut.join(', ')}.</p>
      )}
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'The server did not answer. Try again.'
  const fields = Object.entries(error.fields).map(([field, text]) => `${field}: ${text}`)
  return [error.serverMessage ?? 'The file could not be imported.', ...fields].join(' ')
}
