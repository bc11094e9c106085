package main

import (
	"crypto/subtle"
	"encoding/json"
	"errors"
	"net/http"

	"github.com/centrifugal/centrifuge"
)

// The largest body of a call.
const bodyLimit = 16 << 20

// api is the part of Centrifugo's server API that the tests use.
type api struct {
	node *centrifuge.Node
	key  string
}

type apiError struct {
	Code    uint32 `json:"code"`
	Message string `json:"message"`
}

var (
	internal       = &apiError{100, "internal server error"}
	unknownChannel = &apiError{102, "unknown channel"}
	badRequest     = &apiError{107, "bad request"}
)

type response struct {
	Error  *apiError `json:"error,omitempty"`
	Result any       `json:"result,omitempty"`
}

type publishRequest struct {
	Channel        string            `json:"channel"`
	Data           json.RawMessage   `json:"data"`
	SkipHistory    bool              `json:"skip_history"`
	Tags           map[string]string `json:"tags"`
	IdempotencyKey string            `json:"idempotency_key"`
}

type publishResult struct {
	Offset uint64 `json:"offset,omitempty"`
	Epoch  string `json:"epoch,omitempty"`
}

type broadcastRequest struct {
	Channels []string `json:"channels"`
	publishRequest
}

type broadcastResult struct {
	Responses []response `json:"responses"`
}

type disconnectRequest struct {
	User       string   `json:"user"`
	Client     string   `json:"client"`
	Session    string   `json:"session"`
	Whitelist  []string `json:"whitelist"`
	Disconnect *struct {
		Code   uint32 `json:"code"`
		Reason string `json:"reason"`
	} `json:"disconnect"`
}

type nodeInfo struct {
	UID         string `json:"uid"`
	NumClients  uint32 `json:"num_clients"`
	NumUsers    uint32 `json:"num_users"`
	NumChannels uint32 `json:"num_channels"`
}

type infoResult struct {
	Nodes []nodeInfo `json:"nodes"`
}

type batchRequest struct {
	Commands []map[string]json.RawMessage `json:"commands"`
}

// serve answers POST /api/{method}. Errors of the API have status 200, as in Centrifugo.
func (a *api) serve(w http.ResponseWriter, r *http.Request) {
	key := r.Header.Get("X-API-Key")
	if key == "" {
		key = r.URL.Query().Get("api_key")
	}
	if subtle.ConstantTimeCompare([]byte(key), []byte(a.key)) != 1 {
		http.Error(w, http.StatusText(http.StatusUnauthorized), http.StatusUnauthorized)
		return
	}
	var body json.RawMessage
	decoder := json.NewDecoder(http.MaxBytesReader(w, r.Body, bodyLimit))
	if err := decoder.Decode(&body); err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			http.Error(w, http.StatusText(http.StatusRequestEntityTooLarge), http.StatusRequestEntityTooLarge)
			return
		}
		http.Error(w, http.StatusText(http.StatusBadRequest), http.StatusBadRequest)
		return
	}
	method := r.PathValue("method")
	var answer any
	if method == "batch" {
		answer = a.batch(body)
	} else {
		result, known := a.call(method, body)
		if !known {
			http.NotFound(w, r)
			return
		}
		answer = result
	}
	w.Header().Set("Content-Type", "application/json")
	// A caller that is gone does not receive it.
	_ = json.NewEncoder(w).Encode(answer)
}

func (a *api) call(method string, body json.RawMessage) (response, bool) {
	switch method {
	case "info":
		info, err := a.node.Info()
		if err != nil {
			return response{Error: internal}, true
		}
		nodes := make([]nodeInfo, len(info.Nodes))
		for i, own := range info.Nodes {
			nodes[i] = nodeInfo{own.UID, own.NumClients, own.NumUsers, own.NumChannels}
		}
		return response{Result: infoResult{nodes}}, true
	case "publish":
		var call publishRequest
		if json.Unmarshal(body, &call) != nil {
			return response{Error: badRequest}, true
		}
		return a.publish(call), true
	case "broadcast":
		var call broadcastRequest
		if json.Unmarshal(body, &call) != nil || len(call.Channels) == 0 {
			return response{Error: badRequest}, true
		}
		responses := make([]response, len(call.Channels))
		for i, channel := range call.Channels {
			one := call.publishRequest
			one.Channel = channel
			responses[i] = a.publish(one)
		}
		return response{Result: broadcastResult{responses}}, true
	case "disconnect":
		var call disconnectRequest
		if json.Unmarshal(body, &call) != nil {
			return response{Error: badRequest}, true
		}
		return a.disconnect(call), true
	}
	return response{}, false
}

// batch carries out commands one after the other.
func (a *api) batch(body json.RawMessage) any {
	var call batchRequest
	if json.Unmarshal(body, &call) != nil {
		return response{Error: badRequest}
	}
	replies := make([]map[string]any, len(call.Commands))
	for i, command := range call.Commands {
		replies[i] = map[string]any{"error": badRequest}
		for method, params := range command {
			answer, known := a.call(method, params)
			switch {
			case !known:
			case answer.Error != nil:
				replies[i] = map[string]any{"error": answer.Error}
			default:
				replies[i] = map[string]any{method: answer.Result}
			}
		}
	}
	return map[string]any{"replies": replies}
}

func (a *api) publish(call publishRequest) response {
	if call.Channel == "" || len(call.Data) == 0 {
		return response{Error: badRequest}
	}
	if !isKnown(call.Channel) {
		return response{Error: unknownChannel}
	}
	options := []centrifuge.PublishOption{centrifuge.WithTags(call.Tags)}
	if !call.SkipHistory {
		options = append(options, centrifuge.WithHistory(historySize, historyTTL))
	}
	if call.IdempotencyKey != "" {
		options = append(options, centrifuge.WithIdempotencyKey(call.IdempotencyKey))
	}
	result, err := a.node.Publish(call.Channel, call.Data, options...)
	if err != nil {
		return response{Error: internal}
	}
	return response{Result: publishResult{result.Offset, result.Epoch}}
}

func (a *api) disconnect(call disconnectRequest) response {
	if call.User == "" {
		return response{Error: badRequest}
	}
	options := []centrifuge.DisconnectOption{
		centrifuge.WithDisconnectClient(call.Client),
		centrifuge.WithDisconnectSession(call.Session),
		centrifuge.WithDisconnectClientWhitelist(call.Whitelist),
	}
	if own := call.Disconnect; own != nil {
		custom := centrifuge.Disconnect{Code: own.Code, Reason: own.Reason}
		options = append(options, centrifuge.WithCustomDisconnect(custom))
	}
	if err := a.node.Disconnect(call.User, options...); err != nil {
		return response{Error: internal}
	}
	return response{Result: struct{}{}}
}
