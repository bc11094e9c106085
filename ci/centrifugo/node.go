package main

import (
	"context"
	"errors"
	"log"
	"strings"
	"time"

	"github.com/centrifugal/centrifuge"
)

// The history of every channel.
const (
	historySize = 100
	historyTTL  = 5 * time.Minute
)

// newNode makes a node with Centrifugo's rules for clients.
func newNode(s settings) (*centrifuge.Node, error) {
	logger := log.New(log.Writer(), "", log.LstdFlags|log.Lmicroseconds)
	node, err := centrifuge.New(centrifuge.Config{
		LogLevel:                centrifuge.LogLevelWarn,
		LogHandler:              func(e centrifuge.LogEntry) { logger.Println(e.Message, e.Fields) },
		ClientExpiredCloseDelay: s.grace,
	})
	if err != nil {
		return nil, err
	}
	if s.redis != "" {
		if err := useRedis(node, s.redis); err != nil {
			return nil, err
		}
	}
	rules := rules{node: node, secret: s.secret}
	node.OnConnecting(rules.connecting)
	node.OnConnect(rules.connected)
	return node, nil
}

func useRedis(node *centrifuge.Node, address string) error {
	shard, err := centrifuge.NewRedisShard(node, centrifuge.RedisShardConfig{Address: address})
	if err != nil {
		return err
	}
	shards := []*centrifuge.RedisShard{shard}
	broker, err := centrifuge.NewRedisBroker(node, centrifuge.RedisBrokerConfig{Shards: shards})
	if err != nil {
		return err
	}
	node.SetBroker(broker)
	presence, err := centrifuge.NewRedisPresenceManager(node, centrifuge.RedisPresenceManagerConfig{Shards: shards})
	if err != nil {
		return err
	}
	node.SetPresenceManager(presence)
	return nil
}

// rules decide what clients may do.
type rules struct {
	node   *centrifuge.Node
	secret string
}

// connecting accepts visitors without a token, and players with a connection token.
func (r rules) connecting(_ context.Context, e centrifuge.ConnectEvent) (centrifuge.ConnectReply, error) {
	if e.Token == "" {
		return centrifuge.ConnectReply{Credentials: &centrifuge.Credentials{}}, nil
	}
	own, err := verify(r.secret, e.Token, time.Now())
	if errors.Is(err, errExpired) {
		return centrifuge.ConnectReply{}, centrifuge.ErrorTokenExpired
	}
	if err != nil || own.Channel != "" {
		return centrifuge.ConnectReply{}, centrifuge.DisconnectInvalidToken
	}
	return centrifuge.ConnectReply{
		Credentials:       &centrifuge.Credentials{UserID: own.Sub, ExpireAt: own.expiry(), Info: own.Info},
		ClientSideRefresh: true,
	}, nil
}

func (r rules) connected(client *centrifuge.Client) {
	client.OnRefresh(func(e centrifuge.RefreshEvent, done centrifuge.RefreshCallback) {
		own, err := verify(r.secret, e.Token, time.Now())
		switch {
		case errors.Is(err, errExpired):
			done(centrifuge.RefreshReply{Expired: true}, nil)
		case err != nil || own.Channel != "" || own.Sub != client.UserID():
			done(centrifuge.RefreshReply{}, centrifuge.DisconnectInvalidToken)
		default:
			done(centrifuge.RefreshReply{ExpireAt: own.expiry(), Info: own.Info}, nil)
		}
	})
	client.OnSubscribe(func(e centrifuge.SubscribeEvent, done centrifuge.SubscribeCallback) {
		reply, err := r.subscribing(client, e)
		done(reply, err)
	})
	client.OnSubRefresh(func(e centrifuge.SubRefreshEvent, done centrifuge.SubRefreshCallback) {
		own, err := r.subscriptionToken(client, e.Channel, e.Token)
		if errors.Is(err, centrifuge.ErrorTokenExpired) {
			done(centrifuge.SubRefreshReply{Expired: true}, nil)
			return
		}
		done(centrifuge.SubRefreshReply{ExpireAt: own.expiry(), Info: own.Info}, err)
	})
	client.OnPublish(func(_ centrifuge.PublishEvent, done centrifuge.PublishCallback) {
		// Neither namespace has allow_publish_for_client or allow_publish_for_subscriber.
		done(centrifuge.PublishReply{}, centrifuge.ErrorPermissionDenied)
	})
	client.OnHistory(func(e centrifuge.HistoryEvent, done centrifuge.HistoryCallback) {
		done(centrifuge.HistoryReply{}, forSubscribers(client, e.Channel))
	})
	client.OnPresence(func(e centrifuge.PresenceEvent, done centrifuge.PresenceCallback) {
		done(centrifuge.PresenceReply{}, forSubscribers(client, e.Channel))
	})
	client.OnPresenceStats(func(e centrifuge.PresenceStatsEvent, done centrifuge.PresenceStatsCallback) {
		done(centrifuge.PresenceStatsReply{}, forSubscribers(client, e.Channel))
	})
	client.OnRPC(func(_ centrifuge.RPCEvent, done centrifuge.RPCCallback) {
		// No proxy of RPC is configured.
		done(centrifuge.RPCReply{}, centrifuge.ErrorMethodNotFound)
	})
	client.OnMessage(func(centrifuge.MessageEvent) {})
}

// subscribing opens the public channels to everyone, and those that begin with $ with a token.
func (r rules) subscribing(client *centrifuge.Client, e centrifuge.SubscribeEvent) (centrifuge.SubscribeReply, error) {
	if !isKnown(e.Channel) {
		return centrifuge.SubscribeReply{}, centrifuge.ErrorUnknownChannel
	}
	reply := centrifuge.SubscribeReply{
		ClientSideRefresh: true,
		Options: centrifuge.SubscribeOptions{
			EnableRecovery:    true,
			EnablePositioning: true,
			EmitPresence:      true,
			EmitJoinLeave:     true,
			PushJoinLeave:     e.JoinLeave,
		},
	}
	if strings.HasPrefix(e.Channel, "$") || e.Token != "" {
		own, err := r.subscriptionToken(client, e.Channel, e.Token)
		if err != nil {
			return centrifuge.SubscribeReply{}, err
		}
		reply.Options.ExpireAt = own.expiry()
		reply.Options.ChannelInfo = own.Info
	}
	return reply, nil
}

// subscriptionToken verifies the token of a channel: it names the channel and the client's user.
func (r rules) subscriptionToken(client *centrifuge.Client, channel, token string) (claims, error) {
	own, err := verify(r.secret, token, time.Now())
	if errors.Is(err, errExpired) {
		return own, centrifuge.ErrorTokenExpired
	}
	if err != nil || own.Channel != channel || own.Sub != client.UserID() {
		return own, centrifuge.ErrorPermissionDenied
	}
	return own, nil
}

// forSubscribers is the rule of allow_history_for_subscriber and allow_presence_for_subscriber.
func forSubscribers(client *centrifuge.Client, channel string) error {
	if client.IsSubscribed(channel) {
		return nil
	}
	return centrifuge.ErrorPermissionDenied
}

// isKnown tells whether a channel is in a configured namespace.
func isKnown(channel string) bool {
	namespace, _, found := strings.Cut(strings.TrimPrefix(channel, "$"), ":")
	private := strings.HasPrefix(channel, "$")
	return found && (namespace == "public" && !private || namespace == "private" && private)
}
