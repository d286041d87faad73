import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { record, select } from "#kit/list-filters.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { MessageLine, useMessageName } from "./MessageLine.tsx";
import { MessageRecord } from "./MessageRecord.tsx";
import { keyPath, keysPath } from "./paths.ts";
import { useMessages, type MessageListBody } from "./queries.ts";

const messageFilters = listFilters<MessageListBody>()({
  perPage: 25,
  search: (t) => t("integrator.messages.key"),
  filters: {
    state: select({
      label: (t) => t("integrator.messages.state"),
      queries: {
        all: {},
        waiting: { filters: { state: "waiting" } },
        sent: { filters: { state: "sent" } },
        failed: { filters: { state: "failed" } },
      },
      name: (state, t) =>
        state === "all" ? t("integrator.messages.stateAll") : t(`integrator.message.state.${state}`),
    }),
    key_id: record(
      (t) => t("integrator.messages.key"),
      (id) => ({ filters: { key_id: id } }),
    ),
  },
});

/** The messages of the last 30 days with what their receivers answered. */
export function MessagesPage(): ReactElement {
  const t = useT();
  const list = useList(messageFilters);
  const { address } = list;
  const query = useMessages(list.body);
  const nameOf = useMessageName();
  const openKey = idOf(address.values["open_field"]);
  const keyId = list.value("key_id");
  const { search: _, ...props } = listProps(query, list);
  return (
    <ListPage
      title={t("integrator.messages.title")}
      lead={t("integrator.messages.lead")}
      back={{ href: keyId === null ? keysPath : keyPath(keyId, "webhook") }}
      help={{ href: helpPath("integrator") }}
      {...props}
      empty={<Empty picture="list" title={t("integrator.messages.none")} text={t("integrator.messages.noneText")} />}
      keyOf={(message) => message.id}
      nameOf={nameOf}
      row={(message) => <MessageLine withKey message={message} />}
      onOpen={(message) => address.set({ open_field: message.id })}
      openKey={openKey}
      detailLabel={t("integrator.messages.title")}
      detail={openKey === null ? null : <MessageRecord key={openKey} beside messageId={openKey} />}
    />
  );
}
