import type { PolicyName } from '@contract/constants';
import type { Policy, PolicyResponse } from '@contract/policy';
import { api, failureStatus, isTransientStatus, type ShopQueryFn } from '@/shared/api';

/** A policy of the provider; if it has none, the default text that comes with the shop. */
const readPolicy: ShopQueryFn<Policy, PolicyName> = async (name, _api, _options, baseQuery) => {
  const { data, error } = await baseQuery(`/policies/${name}`);
  if (error !== undefined && isTransientStatus(failureStatus(error))) return { error };
  const { data: policy } = (data ?? {}) as Partial<PolicyResponse>;
  if (policy !== undefined) return { data: policy };
  const { defaultPolicies } = await import('@contract/default-policies');
  return { data: defaultPolicies()[name] };
};

const policyEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** A policy's text (departure 116). */
    getPolicy: build.query<Policy, PolicyName>({ queryFn: readPolicy, keepUnusedDataFor: 600 }),
  }),
});

export const { getPolicy } = policyEndpoints.endpoints;
export const { useGetPolicyQuery } = policyEndpoints;
