import type { ContactMessage } from '@contract/brand';
import { api } from '@/shared/api';

/** Messages to the house (section 7, POST /contact-us). */
const sendMessageEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message; no cached response depends on it. */
    sendMessage: build.mutation<null, ContactMessage>({
      query: (body) => ({ url: '/contact-us', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

export const { useSendMessageMutation } = sendMessageEndpoints;
