'use client'

import { createContext, type ReactNode, use } from 'react'

export type ErrorMessages = { title: string; text: string; retry: string; home: string; homePath: string }

const Context = createContext<ErrorMessages | null>(null)

/** Brings the words of the error screen into the browser, where that screen is made without the server. */
export function ErrorMessagesProvider({ words, children }: { words: ErrorMessages; children: ReactNode }) {
  return <Context value={words}>{children}</Context>
}

export function useErrorMessages(): ErrorMessages {
  const words = use(Context)
  if (!words) throw new Error('The layout does not provide the words of the error screen.')
  return words
}
