// Made from supabase/migrations by `npm run generate`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      downloadable_resources: {
        Row: {
          created_at: string
          description: string
          document_id: string | null
          download_count: number
          file_url: string | null
          icon_name: string
          id: string
          is_active: boolean
          list_position: number
          resource_type: string
          revisions: Json
          title: string
          translations: Json
        }
        Insert: {
          created_at?: string
          description: string
          document_id?: string | null
          download_count?: number
          file_url?: string | null
          icon_name?: string
          id?: string
          is_active?: boolean
          list_position?: number
          resource_type: string
          revisions?: Json
          title: string
          translations?: Json
        }
        Update: {
          created_at?: string
          description?: string
          document_id?: string | null
          download_count?: number
          file_url?: string | null
          icon_name?: string
          id?: string
          is_active?: boolean
          list_position?: number
          resource_type?: string
          revisions?: Json
          title?: string
          translations?: Json
        }
        Relationships: []
      }
      industry_guides: {
        Row: {
          created_at: string
          document_id: string | null
          download_count: number
          file_url: string | null
          id: string
          industry_name: string
          is_active: boolean
          list_position: number
          processes_description: string
          revisions: Json
          translations: Json
        }
        Insert: {
          created_at?: string
          document_id?: string | null
          download_count?: number
          file_url?: string | null
          id?: string
          industry_name: string
          is_active?: boolean
          list_position?: number
          processes_description: string
          revisions?: Json
          translations?: Json
        }
        Update: {
          created_at?: string
          document_id?: string | null
          download_count?: number
          file_url?: string | null
          id?: string
          industry_name?: string
          is_active?: boolean
          list_position?: number
          processes_description?: string
          revisions?: Json
          translations?: Json
        }
        Relationships: []
      }
      leads: {
        Row: {
          company: string
          created_at: string
          email: string
          id: string
          locale: string | null
          name: string
          note: string
          origin: Json
          owner: string
          phone: string | null
          status: string
          suspected: boolean
          updated_at: string
        }
        Insert: {
          company: string
          created_at?: string
          email: string
          id?: string
          locale?: string | null
          name: string
          note?: string
          origin?: Json
          owner?: string
          phone?: string | null
          status?: string
          suspected?: boolean
          updated_at?: string
        }
        Update: {
          company?: string
          created_at?: string
          email?: string
          id?: string
          locale?: string | null
          name?: string
          note?: string
          origin?: Json
          owner?: string
          phone?: string | null
          status?: string
          suspected?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null
          consent_version: string | null
          created_at: string
          email: string
          email_hash: string
          id: string
          locale: string | null
          unsubscribed_at: string | null
        }
        Insert: {
          confirmed_at?: string | null
          consent_version?: string | null
          created_at?: string
          email: string
          email_hash?: string
          id?: string
          locale?: string | null
          unsubscribed_at?: string | null
        }
        Update: {
          confirmed_at?: string | null
          consent_version?: string | null
          created_at?: string
          email?: string
          email_hash?: string
          id?: string
          locale?: string | null
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      playbook_requests: {
        Row: {
          created_at: string
          email: string
          id: string
          locale: string | null
          name: string
          playbook_type: string
          send_tips: boolean
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          locale?: string | null
          name: string
          playbook_type: string
          send_tips?: boolean
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          locale?: string | null
          name?: string
          playbook_type?: string
          send_tips?: boolean
        }
        Relationships: []
      }
      unsubscribes: {
        Row: {
          cleared_at: string | null
          created_at: string
          email: string | null
          email_hash: string
          id: string
          source: string
        }
        Insert: {
          cleared_at?: string | null
          created_at?: string
          email?: string | null
          email_hash: string
          id?: string
          source: string
        }
        Update: {
          cleared_at?: string | null
          created_at?: string
          email?: string | null
          email_hash?: string
          id?: string
          source?: string
        }
        Relationships: []
      }
      webinars: {
        Row: {
          created_at: string
          description: string
          document_id: string | null
          duration: string
          id: string
          is_available: boolean
          list_position: number
          revisions: Json
          title: string
          translations: Json
          view_count: number
        }
        Insert: {
          created_at?: string
          description: string
          document_id?: string | null
          duration: string
          id?: string
          is_available?: boolean
          list_position?: number
          revisions?: Json
          title: string
          translations?: Json
          view_count?: number
        }
        Update: {
          created_at?: string
          description?: string
          document_id?: string | null
          duration?: string
          id?: string
          is_available?: boolean
          list_position?: number
          revisions?: Json
          title?: string
          translations?: Json
          view_count?: number
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      advance_newsletters: {
        Args: never
        Returns: undefined
      }
      begin_mail_attempt: {
        Args: {
          mail_id: number | null
          recipient: string | null
          worker: string | null
        }
        Returns: string
      }
      check_newsletter_schedule: {
        Args: never
        Returns: Json
      }
      claim_mail: {
        Args: {
          batch?: number | null
          lease_seconds?: number | null
          worker: string | null
        }
        Returns: {
          created_at: string
          id: number
          idempotency_key: string
          kind: string
          payload: Json
        }[]
      }
      confirm_newsletter: {
        Args: {
          email: string | null
        }
        Returns: Json
      }
      dismiss_mail: {
        Args: {
          mail_id?: number | null
        }
        Returns: number
      }
      editor_change_newsletter: {
        Args: {
          change: string | null
          editor: string | null
          send: string | null
        }
        Returns: Json
      }
      editor_email_test: {
        Args: {
          editor: string | null
          email: string | null
          kind: string | null
        }
        Returns: Json
      }
      editor_erase_person: {
        Args: {
          editor: string | null
          email: string | null
        }
        Returns: Json
      }
      editor_export_person: {
        Args: {
          editor: string | null
          email: string | null
        }
        Returns: Json
      }
      editor_lead_counts: {
        Args: {
          editor: string | null
        }
        Returns: Json
      }
      editor_lead_digest: {
        Args: {
          editor: string | null
          is_on?: boolean | null
        }
        Returns: Json
      }
      editor_leads: {
        Args: {
          editor: string | null
          first_row?: number | null
          purpose: string | null
          row_count?: number | null
          search?: string | null
          status?: string | null
        }
        Returns: Json
      }
      editor_newsletter_audience: {
        Args: {
          editor: string | null
        }
        Returns: Json
      }
      editor_newsletter_sends: {
        Args: {
          editor: string | null
        }
        Returns: Json
      }
      editor_newsletter_test: {
        Args: {
          editor: string | null
          issue: string | null
        }
        Returns: undefined
      }
      editor_queue_newsletter: {
        Args: {
          editor: string | null
          falls_back: boolean | null
          issue: string | null
          send_at: string | null
          snapshots: Json | null
          title: string | null
        }
        Returns: Json
      }
      editor_ready_newsletter: {
        Args: {
          editor: string | null
          falls_back: boolean | null
          issue: string | null
          send_at: string | null
          title: string | null
        }
        Returns: Json
      }
      editor_redirect_hits: {
        Args: never
        Returns: Json
      }
      editor_search_misses: {
        Args: {
          editor: string | null
          locale: string | null
        }
        Returns: Json
      }
      editor_update_lead: {
        Args: {
          editor: string | null
          lead: string | null
          note?: string | null
          owner?: string | null
          status?: string | null
        }
        Returns: Json
      }
      erase_person: {
        Args: {
          email: string | null
        }
        Returns: Json
      }
      export_person: {
        Args: {
          email: string | null
        }
        Returns: Json
      }
      hold_restored_mail: {
        Args: never
        Returns: number
      }
      increment_download_count: {
        Args: {
          client_ip: string | null
          resource_id: string | null
          table_name: string | null
        }
        Returns: Json
      }
      lead_webhook: {
        Args: never
        Returns: Json
      }
      list_access_codes: {
        Args: never
        Returns: {
          playbook_type: string
          set_at: string
          week: number
        }[]
      }
      list_mail: {
        Args: {
          mail_status?: string | null
          most?: number | null
        }
        Returns: {
          attempts: number
          created_at: string
          id: number
          kind: string
          last_error: string
          next_attempt_at: string
          status: string
        }[]
      }
      log_unsubscribe: {
        Args: {
          client_ip: string | null
          email: string | null
          source: string | null
        }
        Returns: Json
      }
      mail_counts: {
        Args: never
        Returns: Json
      }
      mail_failed: {
        Args: {
          error: string | null
          mail_id: number | null
          refused?: boolean | null
          retry_after_seconds?: number | null
          uncertain?: boolean | null
          worker: string | null
        }
        Returns: string
      }
      mail_sent: {
        Args: {
          mail_id: number | null
          provider_id: string | null
          worker: string | null
        }
        Returns: boolean
      }
      newsletter_mail_is_due: {
        Args: never
        Returns: boolean
      }
      newsletter_snapshot: {
        Args: {
          locale: string | null
          send: string | null
        }
        Returns: Json
      }
      operations_status: {
        Args: never
        Returns: Json
      }
      plan_newsletter: {
        Args: {
          next_at: string | null
          remind_at: string | null
        }
        Returns: undefined
      }
      queue_lead_digest: {
        Args: {
          at?: string | null
        }
        Returns: undefined
      }
      record_mail_event: {
        Args: {
          event: string | null
          event_id: string | null
          happened_at: string | null
          mail_key: string | null
          recipient: string | null
        }
        Returns: string
      }
      record_redirect_hits: {
        Args: {
          hits: Json | null
        }
        Returns: undefined
      }
      record_search_miss: {
        Args: {
          locale: string | null
          query: string | null
        }
        Returns: undefined
      }
      release_mail: {
        Args: {
          mail_id?: number | null
        }
        Returns: number
      }
      request_playbook: {
        Args: {
          client_ip: string | null
          email: string | null
          locale: string | null
          name: string | null
          playbook_type: string | null
          send_tips: boolean | null
        }
        Returns: Json
      }
      restore_suppressions: {
        Args: {
          ledger: Json | null
        }
        Returns: Json
      }
      resubscribe: {
        Args: {
          email: string | null
          locale: string | null
        }
        Returns: Json
      }
      run_retention: {
        Args: never
        Returns: Json
      }
      set_access_code: {
        Args: {
          code_hash: string | null
          playbook_type: string | null
          week: number | null
        }
        Returns: undefined
      }
      set_lead_webhook: {
        Args: {
          secret: string | null
          url: string | null
        }
        Returns: undefined
      }
      set_newsletter_language: {
        Args: {
          email: string | null
          locale: string | null
        }
        Returns: Json
      }
      start_downloads_sync: {
        Args: never
        Returns: number
      }
      submit_lead: {
        Args: {
          client_ip: string | null
          company: string | null
          email: string | null
          locale: string | null
          name: string | null
          origin?: Json | null
          phone: string | null
          suspected?: boolean | null
        }
        Returns: Json
      }
      subscribe_newsletter: {
        Args: {
          client_ip: string | null
          email: string | null
          locale: string | null
        }
        Returns: Json
      }
      suppression_ledger: {
        Args: never
        Returns: Json
      }
      sync_downloads: {
        Args: {
          guides: Json | null
          resources: Json | null
          start: number | null
          webinars: Json | null
        }
        Returns: undefined
      }
      use_weekly_time: {
        Args: {
          at: string | null
          next_at: string | null
          problem: string | null
          remind_at: string | null
          send: string | null
          snapshots: Json | null
          title: string | null
        }
        Returns: boolean
      }
      verify_access_code: {
        Args: {
          client_ip: string | null
          code_hash: string | null
        }
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
