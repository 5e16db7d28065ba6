import type { PolicyName } from '@contract/constants';
import type { Policy, PolicyResponse } from '@contract/policy';
import { api, failureStatus, type ShopQueryFn } from '@/shared/api';

const tooMany = 429;

const mayPass = (status: number | null) => status === null || status === tooMany || status >= 500;

/** A policy of the provider; one that has none shows the text that comes with the shop. */
const readPolicy: ShopQueryFn<Policy, PolicyName> = async (name, _api, _options, baseQuery) => {
  const { data, error } = await baseQuery(`/policies/${name}`);
  if (error !== undefined && mayPass(failureStatus(error))) return { error };
  const { data: policy } = (data ?? {}) as Partial<PolicyResponse>;
  if (policy !== undefined) return { data: policy };
  const { defaultPolicies } = await import('@contract/default-policies');
  return { data: defaultPolicies[name] };
};

const policyEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** A policy's text (departure 116). */
    getPolicy: build.query<Policy, PolicyName>({ queryFn: readPolicy, keepUnusedDataFor: 600 }),
  }),
});

export const { getPolicy } = policyEndpoints.endpoints;
export const { useGetPolicyQuery } = policyEndpoints;
