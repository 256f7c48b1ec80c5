'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import type { ProfileImport } from '#src/contract/profile/profile-import-calls.ts'
import { request } from '#src/queries/client.ts'
import { readResumeFile, resumeImportProblem } from '#src/queries/resume-file.ts'
import './json-resume-import.css'

type State = { problem?: string; result?: ProfileImport; isSending?: boolean }

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
        draft. Visitors see nothing until you publish.
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

async function importFile(file: File): Promise<State> {
  const read = await readResumeFile(file)
  if ('problem' in read) return read
  try {
    return { result: await request(profileImportCalls.importProfile, read) }
  } catch (error) {
    return { problem: resumeImportProblem(error) }
  }
}

function ImportResult({ result: { skipped, missing, projects } }: { result: ProfileImport }) {
  return (
    <>
      <p>The profile was saved as a draft.</p>
      {projects.length > 0 && <p>New drafts of projects: {projects.join(', ')}.</p>}
      {skipped.length > 0 && (
        <>
          <p>Not imported (no matching profile field):</p>
          <ul>
            {skipped.map((field) => (
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
