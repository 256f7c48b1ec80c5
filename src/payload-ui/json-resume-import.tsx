'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { ProfileImport } from '#src/contract/profile/profile-import-calls.ts'
import { request } from '#src/queries/client.ts'
import { parseJson, RequestError } from '#src/queries/request-error.ts'
import './json-resume-import.css'

type State = { problem?: string; result?: ProfileImport; isSending?: boolean }

/** In the editor of the profile: fills it from a JSON Resume file, as a draft. */
export function JsonResumeImport() {
  const isModified = useFormModified()
  const [{ problem, result, isSending = false }, setState] = useState<State>({})
  const input = useRef<HTMLInputElement>(null)

  const handleFile = async (file: File | undefined) => {
    if (!file) return
    setState({ isSending: true })
    setState(await importFile(file))
  }
  const choose = () => {
    if (isModified) setState({ problem: UNSAVED })
    else input.current?.click()
  }

  return (
    <section aria-label="JSON Resume" className="field-type folio-import">
      <p>
        Fills the profile from a <a href="https://jsonresume.org/schema">JSON Resume</a> file, as a
        draft: nothing is public before you publish it.
      </p>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={choose}>
        {isSending ? 'Importing...' : 'Import a JSON Resume'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label="JSON Resume file"
        onChange={({ target }) => {
          void handleFile(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <div role="status">
        {problem && <p className="folio-import-problem">{problem}</p>}
        {result && <ImportResult result={result} />}
      </div>
    </section>
  )
}

const UNSAVED = 'This page has unsaved changes. Save or discard them, then import the file.'
const TOO_LARGE = 'This file is larger than 1 MB. A JSON Resume is a few kilobytes of text.'

async function importFile(file: File): Promise<State> {
  if (file.size > LIMITS.jsonBodyBytes) return { problem: TOO_LARGE }
  const body = parseJson(await file.text())
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { problem: 'This file is not JSON.' }
  try {
    return {
      result: await request(profileImportCalls.importProfile, {
        body: body as Record<string, unknown>,
      }),
    }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'The server did not answer. Try again.'
  const fields = Object.entries(error.fields).map(([field, text]) => `${field}: ${text}`)
  return [error.serverMessage ?? 'The file could not be imported.', ...fields].join(' ')
}

function ImportResult({ result: { leftOut, missing, projects } }: { result: ProfileImport }) {
  return (
    <>
      <p>The profile was saved as a draft.</p>
      {projects.length > 0 && <p>New drafts of projects: {projects.join(', ')}.</p>}
      {leftOut.length > 0 && (
        <>
          <p>Left out, because the profile has no place for it:</p>
          <ul>
            {leftOut.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && <p>To fill in by hand: {missing.join(', ')}.</p>}
      <Button size="medium" margin={false} onClick={() => window.location.reload()}>
        Show the draft
      </Button>
    </>
  )
}
