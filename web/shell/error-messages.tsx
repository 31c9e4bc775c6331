'use client'

import { createContext, type ReactNode, use } from 'react'

export type ErrorMessages = { title: string; text: string; retry: string; home: string; homePath: string }

const Context = createContext<ErrorMessages | null>(null)

/** Provides the messages of the error screen to the browser, where that screen is rendered. */
export function ErrorMessagesProvider({
  messages,
  children,
}: {
  messages: ErrorMessages
  children: ReactNode
}) {
  return <Context value={messages}>{children}</Context>
}

export function useErrorMessages(): ErrorMessages {
  const messages = use(Context)
  if (!messages) throw new Error('ErrorMessagesProvider is missing.')
  return messages
}
