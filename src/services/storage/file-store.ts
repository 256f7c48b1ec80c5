import type { Readable } from 'node:stream'

export type FileKind = 'media' | 'resumes'

export type ByteRange = { start: number; end: number }

export type StoredFile = { kind: FileKind; name: string; size: number; modifiedAt: Date }

/** Names are random and files immutable. Errors of all functions: `storage-full` (507), `unavailable` (503). */
export interface FileStore {
  /** Resolves when the bytes are durable. */
  write(kind: FileKind, name: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes, or null when there is no such file. */
  size(kind: FileKind, name: string): Promise<number | null>
  /** The bytes, or null when there is no such file. The reader must consume or destroy the stream. */
  read(kind: FileKind, name: string, range?: ByteRange): Promise<Readable | null>
  /** Resolves also when the file does not exist. */
  remove(kind: FileKind, name: string): Promise<void>
  /** Every file with a name of ours, remains of interrupted writes included. Files of others are not listed. */
  list(): AsyncIterable<StoredFile>
  /** Names the site that uses a bucket, which several sites can reach; a folder has none. */
  owner?: StoreOwnerRecord
}

type StoreOwner = { id: string; url: string }

export type StoreOwnerRecord = {
  location: string
  /** Null when no site has noted itself. */
  read(): Promise<StoreOwner | null>
  write(owner: StoreOwner): Promise<void>
}

/** The files of one upload; resolves when all are durable. */
export async function writeAll(
  store: FileStore,
  kind: FileKind,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<void> {
  await Promise.all(files.map(({ name, bytes }) => store.write(kind, name, bytes)))
}

export const FILE_KINDS: readonly FileKind[] = ['media', 'resumes']

// 26 base32 characters hold 130 random bits; renditions append their width, and their plate (media-path.ts).
const FILE_NAME = /^[a-z2-7]{26}(-\d{1,4}[ai]?)?\.[a-z0-9]{2,5}$/

/** True for names this product generates. Any other never reaches a path or a bucket. */
export const isFileName = (name: string) => FILE_NAME.test(name)

/** Refuses to write or remove a file with any other name. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not a name of a stored file: ${JSON.stringify(name)}`)
}
