import config from '#payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { mayCallServerFunction } from '#src/http/server-functions.ts'
import { importMap } from './payload/importMap.js'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  // What Payload answers where a session ended: its forms keep their text.
  if (!(await mayCallServerFunction(await headers(), call))) return null
  const { name, args } = call
  return handleServerFunctions({ name, args, config, importMap })
}

export default function PayloadLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
