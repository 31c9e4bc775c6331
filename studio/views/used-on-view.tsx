import { useEffect, useState } from 'react'
import { useDocumentStore, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { siteUrl } from '../env.ts'
import { Notice } from '../ui/notice.tsx'
import { ownPath, pageLinks, type Used, usageParams, usageQuery } from './usage.ts'

/** Every document that uses this one, followed up to the pages that a visitor can open. */
export const UsedOnView: UserViewComponent = ({ documentId }) => {
  const usage = useUsage(documentId.replace(/^drafts\./, ''))
  if (usage === undefined) return <Notice tone="default">Looking …</Notice>
  const users = usage?.users ?? []
  const places = usage ? pageLinks(usage) : []
  return (
    <div style={{ padding: '16px 20px 60px', fontSize: 14, lineHeight: 1.5 }} data-testid="used-on-view">
      <h2 style={heading}>On the site</h2>
      {places.length === 0 && <p style={quiet}>No page shows this yet.</p>}
      <ul style={list}>
        {places.map(({ title, path }) => (
          <li key={path}>
            <a href={new URL(path, siteUrl).href} target="_blank" rel="noreferrer" style={link}>
              {title}
            </a>{' '}
            <span style={quiet}>{path}</span>
          </li>
        ))}
      </ul>
      <h2 style={heading}>Used by</h2>
      {users.length === 0 && <p style={quiet}>No other document refers to this one.</p>}
      <Users users={users} />
    </div>
  )
}

function Users({ users }: { users: Used[] }) {
  const schema = useSchema()
  return (
    <ul style={list}>
      {users.map((user) => (
        <li key={user._id}>
          <IntentLink intent="edit" params={{ id: user._id, type: user._type }} style={link}>
            {user.title || schema.get(user._type)?.title || 'Untitled'}
          </IntentLink>{' '}
          <span style={quiet}>
            {[schema.get(user._type)?.title, user.language, ownPath(user)].filter(Boolean).join(' · ')}
          </span>
          {user.users && user.users.length > 0 && <Users users={user.users} />}
        </li>
      ))}
    </ul>
  )
}

/** Undefined while the content lake has not answered; null when it has no such document yet. */
function useUsage(id: string): Used | null | undefined {
  const documentStore = useDocumentStore()
  const [usage, setUsage] = useState<Used | null>()
  useEffect(() => {
    const options = { apiVersion: '2026-01-01', perspective: 'drafts' as const, tag: 'used-on' }
    const subscription = documentStore
      .listenQuery(usageQuery, usageParams(id), options)
      .subscribe({ next: (answer: Used | null) => setUsage(answer) })
    return () => subscription.unsubscribe()
  }, [documentStore, id])
  return usage
}

const heading = { fontSize: 13, fontWeight: 600, margin: '16px 0 6px' }
const list = { margin: 0, paddingLeft: 18 }
const quiet = { fontSize: 12, color: 'var(--card-muted-fg-color)' }
const link = { color: 'var(--card-link-color)' }
